import { type Extension, InputRule, type InputRuleMatch, type Mark, markInputRule, type Node } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";
import { emphasisAt } from "#app/rich-text/emphasis.ts";

/** The words that have just been closed by so many `*` or `_`, as the text without an editor is read. */
const closed = (length: number) => (typed: string) => {
  const sign = typed.slice(-length);
  if (!/^([*_])\1?$/.test(sign) || sign.length !== length) return null;
  const at = typed.lastIndexOf(sign, typed.length - length - 1);
  const words = at < 0 ? "" : typed.slice(at + length, -length);
  const isWhole = words.trim() === words && words !== "" && !words.includes(sign[0]!) && typed[at - 1] !== sign[0];
  // Nothing is emphasised inside a word while one types: there it is more often a size, or a name of a file.
  const isApart = at < 1 || /[\s\p{P}]/u.test(typed[at - 1]!);
  if (!isWhole || !isApart || !emphasisAt(typed, at, length).opens) return null;
  if (!emphasisAt(typed, typed.length - length, length).closes) return null;
  return { index: at, text: typed.slice(at), replaceWith: words } satisfies InputRuleMatch;
};

const byRules = (mark: Mark, length: number) =>
  mark.extend({
    addInputRules() {
      return [markInputRule({ find: closed(length), type: this.type })];
    },
    // What is pasted as plain words has been read by then.
    addPasteRules: () => [],
  });

/** A list by numbers begins with 1 or goes on with the next number: «5. мая» is a day. */
function begins({ doc }: EditorState, at: number, number: number): boolean {
  if (number === 1) return true;
  const $at = doc.resolve(at);
  const beside = $at.node(-1);
  for (let before = $at.index(-1) - 1; before >= 0; before--) {
    const { type, attrs, childCount } = beside.child(before);
    if (type.name === "orderedList") return attrs.start + childCount === number;
  }
  return false;
}

const byNumbers = (list: Node) =>
  list.extend({
    addInputRules() {
      return (this.parent?.() ?? []).map(
        (rule) =>
          new InputRule({
            find: rule.find,
            handler: (typed) =>
              begins(typed.state, typed.range.from, Number(typed.match[1])) ? rule.handler(typed) : null,
          }),
      );
    },
    addProseMirrorPlugins: () => [],
  });

const own: Record<string, (one: never) => Extension | Node | Mark> = {
  bold: (mark: Mark) => byRules(mark, 2),
  italic: (mark: Mark) => byRules(mark, 1),
  orderedList: (list: Node) => byNumbers(list),
};

/** The kit's own signs, read while one types as the portal reads them when the text is sent. */
export function withOwnSigns(kit: Extension): Extension {
  return kit.extend({
    addExtensions() {
      return (this.parent?.() ?? []).map((one) => own[one.name]?.(one as never) ?? one);
    },
  });
}
