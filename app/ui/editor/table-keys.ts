import type { Editor } from "@tiptap/core";
import { addRowAfter, goToNextCell, isInTable } from "@tiptap/pm/tables";

/**
 * What Tab does, for `keydown` of the editor: it leads on, as from any field, but in a table to the next cell, and from the
 * last one into a new row. After Esc it leads on from a table too. Tells whether the key needs nothing more.
 */
export function tabThrough(): (editor: Editor, event: KeyboardEvent) => boolean {
  let leaves = false;
  return (editor, event) => {
    if (event.key === "Shift") return false;
    const isTab = event.key === "Tab" && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!isTab) leaves = event.key === "Escape";
    if (isTab && !leaves && isInTable(editor.state) && step(editor, event.shiftKey ? -1 : 1)) event.preventDefault();
    return isTab;
  };
}

function step(editor: Editor, way: 1 | -1): boolean {
  const go = () => goToNextCell(way)(editor.state, editor.view.dispatch);
  return go() || (way === 1 && addRowAfter(editor.state, editor.view.dispatch) && go());
}
