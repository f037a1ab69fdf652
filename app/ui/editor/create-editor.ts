import "./editor-text.css";
import { Editor, type JSONContent, Node } from "@tiptap/core";
import { Fragment, Node as ProseNode, Slice } from "@tiptap/pm/model";
import StarterKit from "@tiptap/starter-kit";
import { readMarkdown } from "#app/rich-text/markdown.ts";
import { readVideo } from "#app/rich-text/video.ts";
import { writeMarkdown } from "#app/rich-text/writer.ts";
import { fromEditor, toEditor } from "./names.ts";
import { cleanPasted } from "./paste.ts";
import { PictureNode } from "./picture-node.ts";
import { tabThrough } from "./table-keys.ts";
import { tableNodes } from "./table-nodes.ts";
import { withOwnSigns } from "./typed-signs.ts";
import { VideoNode } from "./video-node.ts";

const Document = Node.create({ name: "doc", topNode: true, content: "(block | table | video | picture)+" });

const extensions = [
  Document,
  VideoNode,
  PictureNode,
  ...tableNodes,
  withOwnSigns(StarterKit).configure({
    document: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    dropcursor: false,
    gapcursor: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: "https", protocols: ["mailto"] },
  }),
];

/** An editor over a text in Markdown: what it holds is the stored document, no more and no less. */
export function createEditor(element: HTMLElement, text: string, attributes: () => Record<string, string>): Editor {
  const tab = tabThrough();
  const editor: Editor = new Editor({
    element,
    extensions,
    content: documentOf(text),
    // Its style element would carry no nonce; app/ui/prose.css says what it would say.
    injectCSS: false,
    editorProps: {
      attributes,
      // Lists are nested by Ctrl+] and Ctrl+[.
      handleDOMEvents: { keydown: (_view, event) => tab(editor, event) },
      handleKeyDown: (_view, event) => nest(editor, event),
      handlePaste: (_view, event) => pasteVideo(editor, event),
      transformPastedHTML: cleanPasted,
      clipboardTextParser: (words, _context, plain) =>
        plain ? (undefined as unknown as Slice) : sliceOf(editor, words),
    },
  });
  return editor;
}

/** The text as the form posts it. */
export function markdownOf(editor: Editor): string {
  return writeMarkdown(fromEditor(editor.getJSON()));
}

export function documentOf(text: string): JSONContent {
  return toEditor(readMarkdown(text));
}

function nest(editor: Editor, event: KeyboardEvent): boolean {
  if (!event.ctrlKey && !event.metaKey) return false;
  // It sends the form and is no break of a line.
  if (event.key === "Enter") return true;
  if (event.code === "BracketRight") return editor.commands.sinkListItem("listItem");
  if (event.code === "BracketLeft") return editor.commands.liftListItem("listItem");
  return false;
}

/** The address of a film, pasted into an empty line, is the film. */
function pasteVideo(editor: Editor, event: ClipboardEvent): boolean {
  const video = readVideo(event.clipboardData?.getData("text/plain").trim() ?? "");
  if (!video || editor.state.selection.$from.parent.content.size > 0) return false;
  return editor.commands.insertVideo(video);
}

/** Plain words may be in Markdown; one line goes into the line that is being written. */
function sliceOf(editor: Editor, words: string): Slice {
  const { content } = ProseNode.fromJSON(editor.schema, documentOf(words));
  const single = content.childCount === 1 && content.firstChild?.type.name === "paragraph";
  return single ? new Slice(Fragment.from(content.firstChild), 1, 1) : new Slice(content, 0, 0);
}
