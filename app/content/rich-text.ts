/** A sanitised structured document, ProseMirror's JSON: the one stored form of everything people write. */
export type RichText = { type: "doc"; content: RichNode[] };

export type RichNode = {
  type: string;
  attrs?: Record<string, unknown>;
  content?: RichNode[];
  marks?: { type: string; attrs?: Record<string, unknown> }[];
  text?: string;
};
