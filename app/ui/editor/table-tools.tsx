import type { Editor } from "@tiptap/core";
import { Button } from "../button.tsx";
import { useChanges } from "./changes.ts";
import { tableDeeds } from "./table-nodes.ts";

/** Rows and columns, while one writes in a table. */
export function TableTools({ editor }: { editor: Editor }) {
  useChanges(editor);
  if (!editor.isActive("table")) return null;
  return (
    <fieldset className="flex flex-wrap border-b border-line px-1 py-1">
      <legend className="sr-only">Таблица</legend>
      {tableDeeds.map(({ label, press }) => (
        <Button
          key={label}
          type="button"
          look="quiet"
          size="s"
          onClick={() => {
            editor.view.focus();
            press(editor);
          }}
        >
          {label}
        </Button>
      ))}
      <p className="self-center px-2 text-sm text-muted">Tab – следующая ячейка, Esc и Tab – дальше по странице</p>
    </fieldset>
  );
}
