import { usual } from "#app/wellbeing/my-resource/server/index.ts";
import { check } from "#app/wellbeing/my-resource/server/own.ts";
import { publish } from "#app/wellbeing/opinion/server/queue.ts";
import { say, sayUnnamed } from "#app/wellbeing/opinion/server/saying.ts";
import { makeTopic } from "#app/wellbeing/opinion/server/topics.ts";
import type { Viewer } from "#platform/auth/viewer.ts";

/** A topic that anna answers for: her own opinion, an idea that all may read, one without a name; and her self-check. */
export async function fillOpinions({ anna, ivan, admin }: Record<string, Viewer>): Promise<void> {
  const facts = {
    title: "Кухня",
    about: "Еда и посуда",
    termDays: 7,
    unnamed: true,
    inMyResource: true,
    closed: false,
  };
  const { id: topic } = await makeTopic(admin!, { ...facts, owners: ["anna"] });
  const said = { topic, about: "Чайник", rating: "4", wantsAnswer: true, files: [] } as const;
  await say(anna!, { ...said, target: "service", text: "Чайник закипает долго, но хватает на всех", files: [] });
  const { id } = await say(ivan!, { ...said, target: "idea", text: "Поставить второй чайник у окна", files: [] });
  await publish(anna!, { id, title: "Второй чайник" });
  const { files: _, ...words } = said;
  await sayUnnamed(ivan!, {
    ...words,
    target: "process",
    text: "Посуду моют одни и те же",
    code: "KUHN-ABCD-EFGH-JKLM",
  });
  const statements = usual.scales.flatMap((scale) => scale.statements);
  await check(anna!, { answers: Object.fromEntries(statements.map(({ id }, at) => [id, (at % 5) + 1])) });
}
