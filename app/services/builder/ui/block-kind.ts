import type { ReactNode } from "react";
import type { FieldSource } from "#app/ui/field.tsx";
import type { BlockKind, BlockOf, ShownPage } from "../contract.ts";

export type BlockFields = Record<
  "title" | "text" | "items" | "address" | "alt" | "caption" | "ordered" | "picture",
  FieldSource
>;
/** What the fields of a block hold, as its form writes them. */
export type BlockWords = Partial<Record<keyof BlockFields, string>>;

/** A kind of blocks: what it is called, how it looks on a page, how it is written down and by which fields. */
export type KindOfBlock<Kind extends BlockKind> = {
  title: string;
  draw(block: BlockOf<Kind>, pictures: ShownPage["pictures"]): ReactNode;
  words(block: BlockOf<Kind>): BlockWords;
  fields(fields: BlockFields, block: BlockOf<Kind>, pictures: ShownPage["pictures"]): ReactNode;
  /** The block when nothing is written yet. */
  blank: Omit<BlockOf<Kind>, "id">;
};
