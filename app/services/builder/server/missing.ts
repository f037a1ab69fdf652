import type { Block, BlockKind, BlockOf } from "../contract.ts";

type Checks = { [Kind in BlockKind]: (block: BlockOf<Kind>) => string | false };

const checks: Checks = {
  text: ({ text }) => !text && "напишите текст",
  image: ({ picture, alt }) => (!picture && "выберите картинку") || (!alt && "напишите, что на картинке"),
  list: ({ items }) => !items.length && "напишите хотя бы одну строку",
  table: ({ rows }) => rows.length < 2 && "нужны названия столбцов и хотя бы одна строка",
  button: ({ text, address }) => (!text && "напишите, что на кнопке") || (!address && "укажите, куда она ведёт"),
  faq: ({ items }) =>
    (!items.length && "напишите хотя бы один вопрос") ||
    (items.some(({ question, answer }) => !question || !answer) && "у каждого вопроса должен быть ответ"),
};

/** What blocks lack to be let out, in Russian, in their order. */
export function missingIn(blocks: Block[]): { block: string; message: string }[] {
  return blocks.flatMap((block, at) => {
    const check = checks[block.kind] as (one: Block) => string | false;
    const message = check(block);
    return message ? [{ block: block.id, message: `Блок ${at + 1}: ${message}` }] : [];
  });
}
