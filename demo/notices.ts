import type { Comment } from "./comments.ts";
import { demoId } from "./id.ts";
import type { Publication } from "./publications.ts";
import type { Random } from "./random.ts";
import type { World } from "./world.ts";

const day = 86_400_000;
/** Older ones nobody scrolls to. */
const keptFor = 60 * day;
const unreadFor = 30 * day;

/** What the talk under a publication has told its author and those who were answered: fresh words are still unread. */
export function notices(random: Random, publication: Publication, answers: Comment[], world: World) {
  const own = random.fork(`notices/${publication.id}`);
  const authors = new Map(answers.map(({ id, authorId }) => [id, authorId]));
  return answers.flatMap((comment) => {
    const age = world.today.getTime() - comment.createdAt.getTime();
    if (age > keptFor) return [];
    const told = new Map<string, "comment" | "reply" | "mention">();
    for (const accountId of Object.values(comment.mentions)) told.set(accountId, "mention");
    told.set(publication.authorId, "comment");
    const answered = comment.parentId && authors.get(comment.parentId);
    if (answered) told.set(answered, "reply");
    told.delete(comment.authorId);
    return [...told].map(([accountId, kind]) => ({
      id: demoId(own, comment.createdAt),
      groupId: world.personOf.get(accountId)!.groupId,
      accountId,
      eventKey: `demo/${comment.id}`,
      kind,
      actorId: comment.authorId,
      publicationId: publication.id,
      commentId: comment.id,
      heap: kind === "mention" ? null : kind === "reply" ? `reply/${comment.parentId}` : `comment/${publication.id}`,
      readAt: age > unreadFor ? comment.createdAt : null,
      createdAt: comment.createdAt,
    }));
  });
}
