import type { RichText as RichTextDocument } from "#app/rich-text/document.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import { hashtagHref } from "./hashtag-href.ts";

/** A text drawn on a page that already has its own headings. */
export default function Words({ body }: { body: RichTextDocument }) {
  return <RichText doc={body} level={3} hashtagHref={hashtagHref} />;
}
