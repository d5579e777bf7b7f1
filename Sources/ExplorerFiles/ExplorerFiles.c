// The files of an explorer's page as a part of the library. The C compiler embeds them in no time,
// where the Swift compiler takes seconds for as many numbers in a literal.
#include "ExplorerFiles.h"

// A part of the language since C23; compilers have it in all versions of the language.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const char page[] = {
#embed "Page/page.html"
    , 0};

static const char style[] = {
#embed "Style/base.css"
    ,
#embed "Style/stage.css"
    ,
#embed "Style/plane.css"
    ,
#embed "Style/panels.css"
    , 0};

static const char script[] = {
#embed "Script/dom.js"
    ,
#embed "Script/formulas.js"
    ,
#embed "Script/regions.js"
    ,
#embed "Script/map.js"
    ,
#embed "Script/pixels.js"
    ,
#embed "Script/state.js"
    ,
#embed "Script/looks.js"
    ,
#embed "Script/drawing.js"
    ,
#embed "Script/stage.js"
    ,
#embed "Script/plane.js"
    ,
#embed "Script/element.js"
    ,
#embed "Script/source.js"
    ,
#embed "Script/toolbar.js"
    ,
#embed "Script/compare.js"
    ,
#embed "Script/main.js"
    , 0};

const char *explorerPage(void) { return page; }

const char *explorerStyle(void) { return style; }

const char *explorerScript(void) { return script; }
