"""Makes golos-text-russian.woff2 of the package's Cyrillic and Latin files: `python make.py`, with fontTools and brotli.

Every page needs these letters, and one file cannot come half: see docs/decisions/004-first-paint.md.
"""

from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables

here = Path(__file__).parent
package = here.parents[2] / "node_modules/@fontsource-variable/golos-text/files"
russian = {0x20, 0xA0, 0x301, 0x401, 0x451, 0x2116, *range(0x410, 0x450)}
latin = {
    *range(0x20, 0x7F), 0xA0, 0xA7, 0xA9, 0xAB, 0xAE, 0xB0, 0xB1, 0xB7, 0xBB, 0xD7, 0x2009, 0x2013, 0x2014, 0x2018, 0x2019,
    0x201C, 0x201D, 0x201E, 0x2022, 0x2026, 0x20AC, 0x2122, 0x2191, 0x2193, 0x2212,
}  # fmt: skip


def cut(alphabet, letters, features):
    font = TTFont(package / f"golos-text-{alphabet}-wght-normal.woff2")
    options = Options(layout_features=features, glyph_names=True, notdef_outline=True, name_IDs=["*"])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(font)
    font.ensureDecompiled(recurse=True)
    return font


def orderOf(one, other):
    """Both are parts of one order, so what they share stands in the same sequence."""
    order, rest = [], list(other)
    for glyph in one:
        if glyph in other:
            at = rest.index(glyph)
            order += rest[:at]
            rest = rest[at + 1 :]
        order.append(glyph)
    return order + rest


def addFeature(font, other, tag):
    """Figures of one width, for tables and counters."""
    into, source = font["GSUB"].table, other["GSUB"].table
    shift = len(into.LookupList.Lookup)
    into.LookupList.Lookup += source.LookupList.Lookup
    found = {
        shift + index
        for record in source.FeatureList.FeatureRecord
        if record.FeatureTag == tag
        for index in record.Feature.LookupListIndex
    }
    record = otTables.FeatureRecord()
    record.FeatureTag, record.Feature = tag, otTables.Feature()
    record.Feature.FeatureParams, record.Feature.LookupListIndex = None, sorted(found)
    into.FeatureList.FeatureRecord.append(record)
    for script in into.ScriptList.ScriptRecord:
        languages = [script.Script.DefaultLangSys, *(one.LangSys for one in script.Script.LangSysRecord)]
        for language in filter(None, languages):
            language.FeatureIndex.append(len(into.FeatureList.FeatureRecord) - 1)


font = cut("cyrillic", russian, ["kern", "ccmp", "mark", "mkmk"])
other = cut("latin", latin, ["tnum"])
order = orderOf(font.getGlyphOrder(), other.getGlyphOrder())
for glyph in set(order) - set(font.getGlyphOrder()):
    font["glyf"].glyphs[glyph] = other["glyf"][glyph]
    font["hmtx"].metrics[glyph] = other["hmtx"][glyph]
    if glyph in other["gvar"].variations:
        font["gvar"].variations[glyph] = other["gvar"].variations[glyph]
font.setGlyphOrder(order)
font["glyf"].glyphOrder = order
for table in font["cmap"].tables:
    if table.isUnicode():
        for code, glyph in other.getBestCmap().items():
            table.cmap.setdefault(code, glyph)
addFeature(font, other, "tnum")
# How wide a letter is at each weight stands in gvar too.
for name in ("HVAR", "VVAR", "vhea", "vmtx"):
    del font[name]
font["post"].formatType = 3.0
font.flavor = "woff2"
font.save(here / "golos-text-russian.woff2")
