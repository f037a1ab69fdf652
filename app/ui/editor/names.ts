import type { JSONContent } from "@tiptap/core";
import type { RichNode, RichText } from "#app/rich-text/document.ts";

/** TipTap's names of what the stored document calls otherwise. */
const nodes: Record<string, string> = {
  ordered_list: "orderedList",
  bullet_list: "bulletList",
  list_item: "listItem",
  hard_break: "hardBreak",
  table_row: "tableRow",
  table_header: "tableHeader",
  table_cell: "tableCell",
};
const marks: Record<string, string> = { em: "italic", strong: "bold" };

const turned = (names: Record<string, string>) => Object.fromEntries(Object.entries(names).map(([a, b]) => [b, a]));
const [ourNodes, ourMarks] = [turned(nodes), turned(marks)];

/** The stored document as the editor holds it. */
export function toEditor(node: RichText | RichNode): JSONContent {
  const { order, ...attrs } = ("attrs" in node && node.attrs) || {};
  return {
    ...node,
    type: nodes[node.type] ?? node.type,
    attrs: order === undefined ? attrs : { start: order },
    ...("marks" in node &&
      node.marks && { marks: node.marks.map((one) => ({ ...one, type: marks[one.type] ?? one.type })) }),
    ...(node.content && { content: node.content.map(toEditor) }),
  };
}

/** What the editor holds as a stored document; attributes that are not ours fall away when it is read. */
export function fromEditor(node: JSONContent): RichText {
  return ours(node) as RichText;
}

function ours(node: JSONContent): RichNode {
  const type = node.type ?? "paragraph";
  return {
    ...node,
    type: ourNodes[type] ?? type,
    attrs: type === "orderedList" ? { order: Number(node.attrs?.start) || 1 } : node.attrs,
    ...(node.marks && { marks: node.marks.map((one) => ({ ...one, type: ourMarks[one.type] ?? one.type })) }),
    ...(node.content && { content: node.content.map(ours) }),
  } as RichNode;
}
