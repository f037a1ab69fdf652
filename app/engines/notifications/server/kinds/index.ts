import { type NoticeFamily, type NoticeKind, noticeFamilies } from "#app/engines/notifications/contract.ts";
import { answers, calls, mentions, reactions } from "./content.ts";
import type { Family, KindWords } from "./family.ts";
import { alerts, decisions, reports } from "./moderation.ts";
import { changes, desk, mustRead } from "./newsroom.ts";
import { consents, followers, guests, mood, ownData, searches, security, support } from "./people.ts";
import { stories } from "./stories.ts";

/** Everything that the portal tells people of, in the order of their settings: what each area says stands in its own file. */
export const families: Record<NoticeFamily, Family> = {
  ...{
    mentions,
    answers,
    reactions,
    followers,
    searches,
    calls,
    stories,
    changes,
    mood,
    desk,
    reports,
    support,
    guests,
  },
  "own-data": ownData,
  "must-read": mustRead,
  ...{ decisions, alerts, consents, security },
};

type Described = { family: NoticeFamily; words: KindWords };

const described = new Map<NoticeKind, Described>();
for (const family of noticeFamilies) {
  for (const [kind, words] of Object.entries(families[family].kinds)) {
    if (described.has(kind as NoticeKind)) throw new Error(`Two families of notices have ${kind}`);
    described.set(kind as NoticeKind, { family, words });
  }
}

/** The family of a kind and the words that it begins with. */
export function describeKind(kind: NoticeKind): Described {
  const found = described.get(kind);
  if (!found) throw new Error(`Nobody describes notices of the kind ${kind}`);
  return found;
}

/** The kinds of one family. */
export function kindsOf(family: NoticeFamily): NoticeKind[] {
  return Object.keys(families[family].kinds) as NoticeKind[];
}

/** What the bell has whatever a person wishes. */
export const mandatoryKinds: NoticeKind[] = noticeFamilies.filter((name) => families[name].mandatory).flatMap(kindsOf);
