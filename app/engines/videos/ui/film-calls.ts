import type { OwnFilms } from "#app/ui/own-films.ts";
import type { OwnVideo } from "../contract.ts";

const address = "/api/videos";

export const list: OwnFilms["list"] = async () => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error("Не получилось узнать, какие видео у вас есть");
  const { items } = (await answer.json()) as { items: OwnVideo[] };
  return items.filter(({ used }) => !used).map(({ id, name, poster }) => ({ id, name, poster }));
};

export const add: OwnFilms["add"] = async ({ file, description, poster }, form) => {
  const body = new FormData();
  body.set("file", file);
  body.set("description", description);
  if (poster) body.set("poster", poster);
  const token = form.querySelector<HTMLInputElement>("[name=_csrf]")?.value ?? "";
  const answer = await fetch(address, { method: "POST", body, headers: { "x-csrf-token": token } }).catch(() => null);
  if (!answer) throw new Error("Нет связи. Видео не загружено, попробуйте ещё раз");
  if (answer.ok) return ((await answer.json()) as { id: string }).id;
  const said = (await answer.json().catch(() => null)) as { data?: { fields?: Record<string, string[]> } } | null;
  const words = Object.values(said?.data?.fields ?? {}).flat()[0];
  throw new Error(words ?? "Видео не загружено. Попробуйте ещё раз позже");
};
