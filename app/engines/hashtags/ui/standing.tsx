import { counted } from "#app/ui/plural.ts";
import type { HashtagStanding } from "../contract.ts";

/** What a decision about a hashtag concerns, in numbers. */
export function Standing({ standing: { name, count, subscribers } }: { standing: HashtagStanding }) {
  return (
    <p className="font-medium wrap-anywhere">
      #{name}: {counted(count, ["публикация", "публикации", "публикаций"])},{" "}
      {counted(subscribers, ["подписчик", "подписчика", "подписчиков"])}
    </p>
  );
}

/** The hashtags that are merged into it and share its fate. */
export function Companions({ names, words }: { names: string[]; words: string }) {
  return names.length > 0 && <p>{`${words}: ${names.map((name) => `#${name}`).join(", ")}.`}</p>;
}
