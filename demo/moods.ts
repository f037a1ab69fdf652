import type { MoodLevel, MoodTag } from "#app/wellbeing/mood/contract.ts";
import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

const dayLength = 86_400_000;
const daysTold = 84;

const notes: Record<MoodLevel, [MoodTag[], string][]> = {
  bad: [
    [["workload"], "Отчёт переделывали трижды. Завтра выспаться и начать с главного."],
    [["health"], "Голова болит с утра, ушла пораньше."],
  ],
  average: [
    [["workload"], "Много встреч, мало дела."],
    [["other"], "Обычный день, ничего не случилось."],
  ],
  good: [
    [["team"], "Хорошо поговорили с ребятами из Казани."],
    [[], "Успела всё, что хотела."],
  ],
  best: [
    [["team", "other"], "Открыли запись на курс – двадцать заявок за час!"],
    [["team"], "Сдали проект, пили чай с пирогом."],
  ],
};

/** What Ivan, who is new, tells his manager. */
const newcomersNotes: typeof notes = {
  bad: [[["workload"], "Запутался в накладных, боюсь подвести смену. Можно завтра рядом с кем-нибудь?"]],
  average: [[["other"], "Пока больше спрашиваю, чем делаю."]],
  good: [[["team"], "Сегодня первую приёмку провёл сам, ребята подстраховали."]],
  best: [[["team"], "Гость похвалил, и наставник видел!"]],
};

/** How people have felt on the workdays of three months: some answer often, some never, Mondays are heavier. Today is still to be told. */
export function moods(random: Random, world: World) {
  const own = random.fork("moods");
  const waves = new Map(world.departments.map(({ id }) => [id, own.next() * 2 * Math.PI]));
  return world.employees.flatMap((person) => {
    const eager = person.alias === "anna" || person.alias === "ivan" ? 0.85 : own.chance(0.3) ? 0 : own.next() * 0.7;
    const bright = own.next() * 0.5 + 0.3;
    const wave = waves.get(person.departmentId ?? "") ?? 0;
    return Array.from({ length: daysTold }, (_, back) => back + 1).flatMap((back) => {
      const at = new Date(world.today.getTime() - back * dayLength);
      const weekday = at.getUTCDay();
      if (at < person.createdAt || weekday === 0 || weekday === 6 || !own.chance(eager)) return [];
      const luck = bright + 0.15 * Math.sin(back / 11 + wave) - (weekday === 1 ? 0.12 : 0) + own.next() * 0.8 - 0.4;
      return [answer(own, person, at, levelOf(luck))];
    });
  });
}

function levelOf(luck: number): MoodLevel {
  if (luck < 0.12) return "bad";
  if (luck < 0.42) return "average";
  return luck < 0.8 ? "good" : "best";
}

function answer(random: Random, person: Person, at: Date, level: MoodLevel) {
  const own = person.alias === "anna" ? notes : person.alias === "ivan" ? newcomersNotes : undefined;
  const [tags, note] =
    own && random.chance(own === notes ? 0.2 : 0.5) ? random.pick(own[level]) : ([[], ""] as [MoodTag[], string]);
  const { groupId, departmentId, id: accountId } = person;
  // Ivan tells his manager of the days that he writes about.
  const shared = person.alias === "ivan" && note !== "";
  const day = at.toISOString().slice(0, 10);
  return { groupId, accountId, departmentId, day, level, tags, note, shared, createdAt: at };
}
