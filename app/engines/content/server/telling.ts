import { tellLive } from "#platform/events/live.ts";
import type { Reach } from "#platform/people/schema.ts";

/** Those who read the publication now see its talk change. */
export function tellTalk(publicationId: string, { groupId, reach }: { groupId: string; reach: Reach }): Promise<void> {
  return tellLive({ topic: `publication:${publicationId}`, groupId, reach });
}
