import type { BlockKind } from "../contract.ts";
import type { KindOfBlock } from "./block-kind.ts";
import { buttonBlock } from "./blocks/button.tsx";
import { faqBlock } from "./blocks/faq.tsx";
import { imageBlock } from "./blocks/image.tsx";
import { listBlock } from "./blocks/list.tsx";
import { tableBlock } from "./blocks/table.tsx";
import { textBlock } from "./blocks/text.tsx";

const kinds: { [Kind in BlockKind]: KindOfBlock<Kind> } = {
  text: textBlock,
  image: imageBlock,
  list: listBlock,
  table: tableBlock,
  button: buttonBlock,
  faq: faqBlock,
};

/** The kind of a block, whichever it is. */
export const kindOf = (kind: BlockKind) => kinds[kind] as KindOfBlock<BlockKind>;

export const kindsOfBlocks = Object.keys(kinds) as BlockKind[];
