import { eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { courseReviews } from "./schema.ts";

/** What those who have taken a course think of it: one number to a tenth, and how many they are. */
export async function readRating(courseId: string): Promise<{ average: number | null; count: number }> {
  const [row] = await db()
    .select({
      average: sql<number | null>`round(avg(${courseReviews.stars}), 1)::float`,
      count: sql<number>`count(*)::int`,
    })
    .from(courseReviews)
    .where(eq(courseReviews.courseId, courseId));
  return row!;
}
