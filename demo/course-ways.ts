import type { Person } from "./people.ts";
import type { Random } from "./random.ts";
import type { DemoCourse } from "./words/course.ts";

/** How far somebody is in a course: passed lessons, since how many days, by when. */
type Way = { person: Person; done: number; ago: number; due?: number };

/** Who is how far: those whom one may sign in as have what to show, the rest of the company by chance. */
export function waysOf(random: Random, { title, company }: DemoCourse, people: Person[], required: number): Way[] {
  const known = ["anna", "ivan", "olga", "admin", "editor", "moderator"];
  const named = (alias: string) => people.find((one) => one.alias === alias);
  const ways: Way[] = [];
  const put = (alias: string, way: Omit<Way, "person">) => {
    const person = named(alias);
    if (person) ways.push({ person, ...way });
  };
  if (title === "Безопасность на кухне и за стойкой") put("ivan", { done: Math.floor(required / 2), ago: 6, due: 8 });
  if (title === "Первый день в «Тёплом угле»") put("ivan", { done: required, ago: 8 });
  if (title === "Чистота и сроки") put("ivan", { done: 0, ago: 9, due: -1 });
  if (title === "Эспрессо с нуля") put("anna", { done: required, ago: 400 });
  if (title === "Каппинг: учимся слышать вкус") put("anna", { done: 1, ago: 12 });
  if (title === "Разговор с клиентом, у которого опаздывает груз") put("olga", { done: 1, ago: 4 });
  if (title === "Правила погрузки") put("olga", { done: required, ago: 380 });
  const anna = named("anna");
  const isFree = ({ alias }: Person) => !known.includes(alias);
  const team = company === "coffee" && anna ? people.filter((one) => one.managerId === anna.id && isFree(one)) : [];
  for (const person of team) {
    if (!random.chance(0.35)) continue;
    const done = random.int(0, required);
    ways.push({ person, done, ago: random.int(3, 60), ...(random.chance(0.5) && { due: random.int(-4, 15) }) });
  }
  const rest = people.filter((one) => isFree(one) && !team.includes(one));
  for (const person of random.some(rest, Math.min(18, rest.length)))
    ways.push({ person, done: random.chance(0.5) ? required : random.int(0, required), ago: random.int(5, 420) });
  return ways;
}
