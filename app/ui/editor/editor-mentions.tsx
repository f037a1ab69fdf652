import type { Editor } from "@tiptap/core";
import { useMemo } from "react";
import { MentionPicker } from "../mention-picker.tsx";
import { type MentionText, nameIn } from "../mention-text.ts";
import type { FindPeople } from "../person-line.tsx";

/** Offers people under the line of the editor in which an @ is being written. */
export function EditorMentions({ editor, find }: { editor: Editor; find: FindPeople }) {
  const text = useMemo(() => textOf(editor), [editor]);
  return <MentionPicker text={text} find={find} />;
}

function textOf(editor: Editor): MentionText {
  const query = () => {
    const { $from, empty } = editor.state.selection;
    return empty ? nameIn($from.parent.textBetween(0, $from.parentOffset, "\n", "\n")) : undefined;
  };
  return {
    element: editor.view.dom,
    query,
    put(name) {
      const { from } = editor.state.selection;
      editor.view.dispatch(editor.state.tr.insertText(name, from - 1 - (query() ?? "").length, from));
      editor.view.focus();
    },
    follow(look) {
      editor.on("transaction", look);
      return () => editor.off("transaction", look);
    },
    lineEnd: () => editor.view.coordsAtPos(editor.state.selection.from).bottom,
  };
}
