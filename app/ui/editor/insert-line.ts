import type { ChainedCommands, JSONContent } from "@tiptap/core";
import type { EditorState } from "@tiptap/pm/state";

/** Puts what stands on a line of its own after what is being written, or in place of an empty line. */
export function insertLine(chain: ChainedCommands, { selection }: EditorState, node: JSONContent): boolean {
  const { $from } = selection;
  const block = $from.node(1);
  const isBlank = block?.type.name === "paragraph" && block.content.size === 0;
  const place = $from.depth ? { from: isBlank ? $from.before(1) : $from.after(1), to: $from.after(1) } : $from.pos;
  return chain.insertContentAt(place, node).focus().run();
}
