import { type Editor, Node } from "@tiptap/core";
import type { Command } from "@tiptap/pm/state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable, tableEditing } from "@tiptap/pm/tables";
import { insertLine } from "./insert-line.ts";

declare module "@tiptap/core" {
  interface NodeConfig<Options, Storage> {
    /** What the node is to prosemirror-tables. */
    tableRole?: "table" | "row" | "cell" | "header_cell";
  }
}

/** What prosemirror-tables asks of a cell; ours span nothing. */
const span = () => ({ colspan: { default: 1 }, rowspan: { default: 1 }, colwidth: { default: null } });

const cell = (name: string, tag: string, tableRole: "cell" | "header_cell") =>
  Node.create({
    name,
    content: "inline*",
    isolating: true,
    addAttributes: span,
    tableRole,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  });

/** A table whose first row names its columns, with nothing but words in its cells. */
export const tableNodes = [
  Node.create({
    name: "table",
    content: "tableRow+",
    isolating: true,
    extendNodeSchema: ({ config }) => ({ tableRole: config.tableRole }),
    tableRole: "table",
    parseHTML: () => [{ tag: "table" }],
    renderHTML: () => ["table", ["tbody", 0]],
    addProseMirrorPlugins: () => [tableEditing()],
  }),
  Node.create({
    name: "tableRow",
    content: "(tableCell | tableHeader)+",
    tableRole: "row",
    parseHTML: () => [{ tag: "tr" }],
    renderHTML: () => ["tr", 0],
  }),
  cell("tableCell", "td", "cell"),
  cell("tableHeader", "th", "header_cell"),
];

/** Puts an empty table of two columns under what is being written, and the cursor into its first cell. */
export function insertTable(editor: Editor): void {
  const row = (type: string) => ({ type: "tableRow", content: [{ type }, { type }] });
  const before = editor.state.doc;
  const table = { type: "table", content: [row("tableHeader"), row("tableCell"), row("tableCell")] };
  insertLine(editor.chain(), editor.state, table);
  const at = before.content.findDiffStart(editor.state.doc.content) ?? 0;
  editor.commands.setTextSelection(at + 3);
}

const run = (command: Command) => (editor: Editor) => void command(editor.state, editor.view.dispatch);

/** What may be done with the table that one writes in. */
export const tableDeeds: { label: string; press(editor: Editor): void }[] = [
  { label: "Строка ниже", press: run(addRowAfter) },
  { label: "Столбец справа", press: run(addColumnAfter) },
  { label: "Убрать строку", press: run(deleteRow) },
  { label: "Убрать столбец", press: run(deleteColumn) },
  { label: "Убрать таблицу", press: run(deleteTable) },
];
