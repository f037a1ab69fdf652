import { z } from "zod";
import { pairsOf } from "#app/services/catalogue/forms.ts";
import { intent } from "#app/web/page.ts";
import { href } from "#app/web/urls.ts";
import { type Block, block, blockKinds, pageFields } from "./contract.ts";
import { builder } from "./routes.ts";

const said = (text: string) => ({ id: "page", kind: "success" as const, text });
const revision = z.coerce.number().int();
const ofPage = z.object({ revision });
const ofBlock = ofPage.extend({ block: z.string().max(40) });
const words = (most: number) => z.string().max(most, `Не больше ${most} знаков`).default("");

const makeForm = z.object({ service: z.uuid(), ...pageFields.shape });

/** In the list of one's services: a page is begun. */
export const makeIntents = {
  make: intent(makeForm, async ({ api, value }) => {
    const { id } = await api.builder.makePage(value);
    return { to: href(builder.edit, { pageId: id }), toast: said("Страница начата") };
  }),
};

/** What is done with a page as a whole and with the order of its blocks. */
export const pageIntents = {
  rename: intent(ofPage.extend(pageFields.shape), async ({ api, value, params: { pageId: id = "" }, here }) => {
    await api.builder.renamePage({ id, ...value });
    return { to: here(), toast: said("Сохранено") };
  }),
  move: intent(
    ofBlock.extend({ by: z.enum(["-1", "1"]).transform((way) => (way === "1" ? (1 as const) : (-1 as const))) }),
    async ({ api, value, params: { pageId: id = "" }, here }) => {
      await api.builder.moveBlock({ id, ...value });
      return { to: here(value.block) };
    },
  ),
  copy: intent(ofBlock, async ({ api, value, params: { pageId: id = "" }, here }) => {
    await api.builder.copyBlock({ id, ...value });
    return { to: here(value.block) };
  }),
  drop: intent(ofBlock, async ({ api, value, params: { pageId: id = "" }, here }) => {
    await api.builder.dropBlock({ id, ...value });
    return { to: here(), toast: said("Блок удалён") };
  }),
  publish: intent(ofPage, async ({ api, value, params: { pageId: id = "" }, here }) => {
    const { number } = await api.builder.publish({ id, ...value });
    return { to: here(), toast: said(`Опубликована версия ${number}`) };
  }),
  "roll-back": intent(
    ofPage.extend({ snapshot: z.uuid() }),
    async ({ api, value, params: { pageId: id = "" }, here }) => {
      await api.builder.rollBack({ id, ...value });
      return { to: here(), toast: said("Версия в черновике. Опубликуйте её, чтобы увидели все") };
    },
  ),
  remove: intent(z.object({}), async ({ api, params: { pageId: id = "" } }) => {
    await api.builder.removePage({ id });
    return { to: href(builder.list), toast: said("Страница удалена") };
  }),
};

const blockForm = z
  .object({
    revision,
    kind: z.enum(blockKinds),
    title: words(120),
    text: words(8000),
    items: words(40_000),
    address: words(500),
    alt: words(300),
    caption: words(300),
    ordered: z
      .literal("on")
      .optional()
      .transform((value) => value === "on"),
    kept: z.uuid().optional(),
    picture: z.file().optional(),
  })
  .superRefine((value, context) => {
    const { error } = block.safeParse(toBlock("b-new", value, value.kept ?? null));
    for (const { path, message } of error?.issues ?? []) {
      const [name = "", ...inside] = path;
      const field = value.kind === "table" || name === "rows" || inside.length ? "items" : String(name);
      context.addIssue({ code: "custom", path: [field], message });
    }
  });
type Written = z.output<typeof blockForm>;
type Words = Pick<Written, "kind" | "title" | "text" | "items" | "address" | "alt" | "caption" | "ordered">;

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** A block out of its form: lines are lines of a list, `|` parts the cells of a row, an empty line parts questions. */
function toBlock(id: string, value: Words, picture: string | null): Block {
  const { kind, title, text, items, address, alt, caption, ordered } = value;
  if (kind === "image") return { id, kind, picture, alt, caption };
  if (kind === "list") return { id, kind, title, ordered, items: linesOf(items) };
  if (kind === "button") return { id, kind, text, address };
  if (kind === "faq") return { id, kind, title, items: pairsOf(items) };
  if (kind === "table") {
    const rows = linesOf(items).map((line) => line.split("|").map((cell) => cell.trim()));
    const width = Math.max(0, ...rows.map((row) => row.length));
    return { id, kind, title, rows: rows.map((row) => [...row, ...Array<string>(width - row.length).fill("")]) };
  }
  return { id, kind, title, text };
}

/** A block is written: a new one gets a key of its own. */
export const blockIntents = {
  save: intent(blockForm, async ({ api, value, params: { pageId: id = "", blockId = "" } }) => {
    const { picture, kept = null } = value;
    const stored = picture?.size ? (await api.account.uploadFile({ file: picture })).id : kept;
    const key = blockId === "new" ? `b-${crypto.randomUUID().slice(0, 8)}` : blockId;
    await api.builder.putBlock({ id, revision: value.revision, block: toBlock(key, value, stored) });
    return { to: `${href(builder.edit, { pageId: id })}#${key}`, toast: said("Блок сохранён") };
  }),
};
