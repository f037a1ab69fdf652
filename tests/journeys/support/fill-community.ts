import { writeComment } from "#app/engines/content/server/comments.ts";
import { invite, join } from "#app/engines/membership/server/joining.ts";
import { putCategory } from "#app/places/communities/server/categories.ts";
import { create } from "#app/places/communities/server/keeping.ts";
import { write } from "#app/places/communities/server/posts.ts";
import { readCommunity } from "#app/places/communities/server/standing.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { newId } from "#platform/db/index.ts";

/** A community of anna's with a post that she has answered under; one colleague asks to be let in, another one is invited. */
export async function fillCommunity({ anna, ivan }: Record<string, Viewer>): Promise<void> {
  const [category, other] = [newId(), newId()];
  await putCategory(anna!, { id: category, title: "Увлечения" });
  await putCategory(anna!, { id: other, title: "Спорт" });
  const said = { title: "Книжный клуб", description: "Читаем по книге в месяц.", category };
  await create(anna!, { alias: "knizhnyy-klub", ...said, joining: "request", posting: "all" });
  const { id } = await readCommunity(anna!, { alias: "knizhnyy-klub" });
  const words = { title: "Что читаем в ноябре", body: "Выбрали сборник рассказов: коротко и есть о чём поспорить." };
  const { id: post } = await write(anna!, { id, ...words, pictures: [], added: [] });
  await writeComment(anna!, { id: post, text: "Встречаемся в четверг" });
  await join(ivan!, { place: id, message: "Читаю по дороге", answers: [] });
  await invite(anna!, { place: id, people: ["editor"] });
}
