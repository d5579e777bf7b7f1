/// The advance widths of Liberation Sans in units of 1/2048 em.
///
/// Each line is a run of neighboring code points: three digits name the first, then come two
/// digits for the advance of each. A digit is a character whose value is its distance from "0".
enum LiberationSansAdvances {
  /// Advances by code point below `end`; `missing` where the font has no glyph.
  static let regular = decoded(regularRuns)
  static let bold = decoded(boldRuns)

  static let end: UInt32 = 0x2700
  static let missing = UInt16.max

  private static func decoded(_ runs: StaticString) -> [UInt16] {
    var table = [UInt16](repeating: missing, count: Int(end))
    runs.withUTF8Buffer { digits in
      func digit(_ index: Int) -> Int { Int(digits[index]) - 0x30 }
      let newline = UInt8(ascii: "\n")
      var index = 0
      while index < digits.count {
        var point = digit(index) << 12 | digit(index + 1) << 6 | digit(index + 2)
        index += 3
        while index < digits.count, digits[index] != newline {
          table[point] = UInt16(digit(index) << 6 | digit(index + 1))
          point += 1
          index += 2
        }
        index += 1
      }
    }
    return table
  }

  private static let regularRuns: StaticString = #"""
    00P8i8i;GAcAcLMEF67:Z:Z<MB\8i:Z8i8iAcAcAcAcAcAcAcAcAcAc8i8iB\B\B\AcPOEFEFG7G7EFCSHiG78i@0EFAcJZ
    01>G7HiEFHiG7EFCSG7EFN=EFEFCS8i8i8i?1Ac:ZAcAc@0AcAc8iAcAc7777@077JZAcAcAcAc:Z@08iAc@0G7@0@0@0:\
    01l8D:\B\
    02P8i:ZAcAcAcAc8DAc:ZGU;fAcB\:ZGUA[<cAT:Z:Z:ZBLA<8i:Z:Z;\AcJ\J\J\CSEFEFEFEFEFEFP0G7EFEFEFEF8i8i
    03>8i8iG7G7HiHiHiHiHiB\HiG7G7G7G7EFEFCSAcAcAcAcAcAcLM@0AcAcAcAc8i8i8i8iAcAcAcAcAcAcAcATCSAcAcAc
    03lAc@0Ac@0EFAcEFAcEFAcG7@0G7@0G7@0G7@0G7C[G7AcEFAcEFAcEFAcEFAcEFAcHiAcHiAcHiAcHiAcG7AcG7Ac8i8i
    04Z8i8i8i8i8i778i8iGQ>=@077EF@0@0Ac77Ac77Ac9EAc:\Ac77G7AcG7AcG7AcCEG9AcHiAcHiAcHiAcP0N=G7:ZG7:Z
    05HG7:ZEF@0EF@0EF@0EF@0CS8iCS<0CS8iG7AcG7AcG7AcG7AcG7AcG7AcN=G7EF@0EFCS@0CS@0CS@077
    06BAc
    07jEFAcP0LMHiCS
    08HEF@0CS8i
    0;6:Z:Z
    0;9:Z
    0;H:Z:Z:Z:Z:Z:Z
    0>4:Z:ZEG8iI6Jd<B
    0><Hb
    0>>KHH577EFEFAXEHEFCSG7Hi8iEFEHJZG7DcHiG7EF
    0>SCbCSEFIREFJ_Gk8iEFBP>AAc77APBPBJ@0Ad>A>7AcAc77@0@0BL@0>EAcF5B=?KC`<YAPD`@cFdHo77APAcAPHo
    0@0EFEGK[AEG0EF8i8i@0QePEKEBYG7DEG0EFE0EFAEE[EFMSCEG0G0BYE0JZG7HiG0EFG7CSDEHEEFG[EEMEN0IELEE0G0
    0@^PEG7AcBEA0;[B[AcEJ>[AhAh>0B[F0A[AcAEAc@0>Z@0JE@0BE@[I[JED0G0@[@EH0AEAcAcAc;[@E@0778i77M0J0Ac
    0AL>0Ah@0A[
    0B@?Y=:
    1j0N=G7N=G7N=G7
    1kbEF@0
    20@:Z:Z
    20CAcP0P0
    20GA[77777777:Z:Z:Z
    20PAcAc;=
    20VP0
    20`P0
    20b60;E
    20i:Z:Z
    20l@0
    20n:Z
    2145F
    21o;[
    22SAcAc
    22WS0
    22\Ac
    245LE
    24C:F
    24FRE
    24RP0
    24VHU
    25KJ\J\J\J\
    26@P0@0P0@0P0@0
    282?d
    286CU
    28?JF
    28AFdB\
    28E5F
    28I8iAT
    28NFdOE
    28YG0
    28[8a
    298AT
    29PATB[
    29TATAT
    2FPCECE
    2FZ;F;FP0
    2FbO[
    2FjO[
    2FlO[
    2G4O[
    2G:?dCE
    2G?CE
    2IPA0
    2ISE0
    2IUC0@E
    """#

  private static let boldRuns: StaticString = #"""
    00P8i:Z?;AcAcLMG77W:Z:Z<MB\8i:Z8i8iAcAcAcAcAcAcAcAcAcAc:Z:ZB\B\B\CSO=G7G7G7G7EFCSHiG78iAcG7CSJZ
    01>G7HiEFHiG7EFCSG7EFN=EFEFCS:Z8i:ZB\Ac:ZAcCSAcCSAc:ZCSCS8i8iAc8iLMCSCSCSCS<MAc:ZCSAcHiAcAc@0<M
    01l8m<MB\
    02P8i:ZAcAcAcAc8mAc:ZGU;fAcB\:ZGUA[<cAT:Z:Z:ZBLAc8i:Z:Z;\AcJ\J\J\CSG7G7G7G7G7G7P0G7EFEFEFEF8i8i
    03>8i8iG7G7HiHiHiHiHiB\HiG7G7G7G7EFEFCSAcAcAcAcAcAcLMAcAcAcAcAc8i8i8i8iCSCSCSCSCSCSCSATCSCSCSCS
    03lCSAcCSAcG7AcG7AcG7AcG7AcG7AcG7AcG7AcG7G0G7CSEFAcEFAcEFAcEFAcEFAcHiCSHiCSHiCSHiCSG7CSG7CS8i8i
    04Z8i8i8i8i8i8i8i8iI7AcAc8iG7AcAcCS8iCS8iCS<ECS?ECS8iG7CSG7CSG7CSF[G9CSHiCSHiCSHiCSP0N=G7<MG7<M
    05HG7<MEFAcEFAcEFAcEFAcCS:ZCS?ECS:ZG7CSG7CSG7CSG7CSG7CSG7CSN=HiEFAcEFCS@0CS@0CS@08i
    06BAc
    07jG7AcP0LMHiCS
    08HEFAcCS:Z
    0;6:Z:Z
    0;9:Z
    0;H:Z:Z:Z:Z:Z:Z
    0>4:Z>hG7:ZKCLo?:
    0><JI
    0>>M[Jd8iG7G7C?G0EFCSG7Hi8iG7EFJZG7DVHiG7EF
    0>SC=CSEFJAEFIiIZ8iEFC[>LCS8iBXC[CRAcCJ?<>_CSAC8iAfAcCUAc>@CSHPCc@YEi>BBXFiBKH7K28iBXCSBXK2
    0@0EFEJLEB9FaEF8i8eAcS0R0L0CRG7CjG0G7G0G7B9FcEFLkD3G0G0CRFMJZG7HiG0EFG7CSCjKDEFGHFOP:PWKeOEG0Fa
    0@^Q0G0AcCaC[=EDDAcF\?jC[C[@1DEG[CECSCECSAc?[AcL0AcC[BUJ[K0GEKEC[A[KEB[AcAcCS=EA[Ac8i908iO0M0CS
    0AL@1C[AcCE
    0B@?U>C
    1j0N=HiN=HiN=Hi
    1kbEFAc
    20@:Z:Z
    20CAcP0P0
    20GA[8i8i8i8i@0@0@0
    20PAcAc;=
    20VP0
    20`P0
    20b7[?E
    20i:Z:Z
    20lCE
    20n:Z
    2145F
    21o<[
    22SAcAc
    22WS0
    22\Ac
    245LE
    24C?Y
    24FS[
    24RP0
    24VHU
    25KJ\J\J\J\
    26@P0@0P0@0P0@0
    282?d
    286CU
    28?JF
    28AFdB\
    28E5F
    28I8iAT
    28NFdOE
    28YG7
    28[8a
    298AT
    29PATB[
    29TATAT
    2FPCECE
    2FZ;F;FP0
    2FbO[
    2FjO[
    2FlO[
    2G4O[
    2G:?dCE
    2G?CE
    2IPA0
    2ISE0
    2IUC0@E
    """#
}
