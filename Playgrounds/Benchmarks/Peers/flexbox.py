"""Yoga and Taffy behind one form: build a tree, resize it, compute, read the leaves' frames."""

import math

from poga import libpoga_capi as yoga
from stretchable import taffylib
from stretchable.context import taffy
from stretchable.style import (
    AUTO, AlignContent, AlignItems, Display, FlexDirection, FlexWrap, GridTrackSizing, JustifyItems,
    Style)
from stretchable.style.geometry.size import SizeAvailableSpace

from .forms import Box

UNBOUNDED = math.nan


class YogaTree:
    """A tree of Yoga nodes; without gaps of its own, so they are margins of children."""

    name = "Yoga"
    config = yoga.YGConfigNew()
    yoga.YGConfigSetPointScaleFactor(config, 0)  # no rounding to pixels
    directions = {
        "row": yoga.YGFlexDirection.Row, "wrap": yoga.YGFlexDirection.Row,
        "column": yoga.YGFlexDirection.Column}
    aligns = {
        "stretch": yoga.YGAlign.Stretch, "start": yoga.YGAlign.FlexStart,
        "center": yoga.YGAlign.Center}

    def __init__(self, box: Box):
        self.nodes = []
        # In a wrapping row the last cell of a line brings its gap as well.
        self.widening = box.gap[0] if box.kind == "wrap" else 0
        self.root = self._node(box, (0, 0))

    def _node(self, box: Box, margin):
        node = yoga.YGNodeNewWithConfig(self.config)
        self.nodes.append(node)
        if box.kind == "grid":
            raise NotImplementedError("Yoga has no grid")
        if box.kind != "leaf":
            yoga.YGNodeStyleSetFlexDirection(node, self.directions[box.kind])
            yoga.YGNodeStyleSetAlignItems(node, self.aligns[box.align])
        if box.kind == "wrap":
            yoga.YGNodeStyleSetFlexWrap(node, yoga.YGWrap.Wrap)
            yoga.YGNodeStyleSetAlignContent(node, yoga.YGAlign.FlexStart)
        if box.padding:
            yoga.YGNodeStyleSetPadding(node, yoga.YGEdge.All, box.padding)
        if box.width is not None:
            yoga.YGNodeStyleSetWidth(node, box.width)
        if box.height is not None:
            yoga.YGNodeStyleSetHeight(node, box.height)
        if box.grow:
            yoga.YGNodeStyleSetFlexGrow(node, box.grow)
        if box.basis is not None:
            yoga.YGNodeStyleSetFlexBasis(node, box.basis)
        if margin[0]:
            yoga.YGNodeStyleSetMargin(node, yoga.YGEdge.Right, margin[0])
        if margin[1]:
            yoga.YGNodeStyleSetMargin(node, yoga.YGEdge.Bottom, margin[1])
        for index, child in enumerate(box.children):
            is_last = index == len(box.children) - 1
            gap = (0, 0) if is_last and box.kind != "wrap" else box.gap
            yoga.YGNodeInsertChild(node, self._node(child, gap), index)
        return node

    def resize(self, width: float, height: float):
        yoga.YGNodeStyleSetWidth(self.root, width + self.widening)
        yoga.YGNodeStyleSetHeight(self.root, height)

    def compute(self):
        yoga.YGNodeCalculateLayout(self.root, UNBOUNDED, UNBOUNDED, yoga.YGDirection.LTR)

    def frames(self):
        """The frames of the leaves in the root's coordinates."""
        result = []

        def walk(node, x, y):
            x += yoga.YGNodeLayoutGetLeft(node)
            y += yoga.YGNodeLayoutGetTop(node)
            count = yoga.YGNodeGetChildCount(node)
            if count == 0:
                size = yoga.YGNodeLayoutGetWidth(node), yoga.YGNodeLayoutGetHeight(node)
                result.append((x, y, *size))
            for index in range(count):
                walk(yoga.YGNodeGetChild(node, index), x, y)

        walk(self.root, 0, 0)
        return result

    def free(self):
        # From the leaves up; the recursive function is quadratic in the children of a node.
        for node in reversed(self.nodes):
            yoga.YGNodeFree(node)


class TaffyTree:
    """A tree of Taffy nodes, whose smallest size is 0, as it is in the others."""

    name = "Taffy"
    aligns = {
        "stretch": AlignItems.STRETCH, "start": AlignItems.START, "center": AlignItems.CENTER}
    available = SizeAvailableSpace.default().to_dict()

    def __init__(self, box: Box):
        taffylib.disable_rounding(taffy._ptr)
        self.ids = []
        self.box = box
        self.root, self.children = self._node(box)

    def _style(self, box: Box, width=None, height=None):
        style = dict(
            size=(width or box.width or AUTO, height or box.height or AUTO), min_size=(0, 0),
            padding=box.padding, gap=(box.gap[0], box.gap[1]), flex_grow=box.grow, flex_shrink=0,
            flex_basis=AUTO if box.basis is None else box.basis)
        if box.kind == "leaf":
            return Style(**style).to_dict()
        style["align_items"] = self.aligns[box.align]
        if box.kind == "grid":
            columns = (
                [GridTrackSizing.repeat([box.fills_with])] if box.fills_with else box.columns)
            style |= dict(
                display=Display.GRID, grid_template_columns=columns,
                justify_items=JustifyItems.START, align_content=AlignContent.START)
        else:
            style["flex_direction"] = (
                FlexDirection.COLUMN if box.kind == "column" else FlexDirection.ROW)
        if box.kind == "wrap":
            style |= dict(flex_wrap=FlexWrap.WRAP, align_content=AlignContent.START)
        return Style(**style).to_dict()

    def _node(self, box: Box):
        node = taffylib.node_create(taffy._ptr, self._style(box))
        self.ids.append(node)
        children = [self._node(child) for child in box.children]
        for child, _ in children:
            taffylib.node_add_child(taffy._ptr, node, child)
        return node, children

    def resize(self, width: float, height: float):
        size = [None if math.isnan(length) else length for length in (width, height)]
        taffylib.node_set_style(taffy._ptr, self.root, self._style(self.box, *size))

    def compute(self):
        taffylib.node_compute_layout(taffy._ptr, self.root, self.available)

    def frames(self):
        """The frames of the leaves in the root's coordinates."""
        result, layout = [], taffylib.PyLayout()

        def walk(node, children, x, y):
            taffylib.node_get_layout(taffy._ptr, node, layout)
            x, y = x + layout.x, y + layout.y
            if not children:
                result.append((x, y, layout.width, layout.height))
            for child, grandchildren in children:
                walk(child, grandchildren, x, y)

        walk(self.root, self.children, 0, 0)
        return result

    def free(self):
        for node in self.ids:
            taffylib.node_drop(taffy._ptr, node)
