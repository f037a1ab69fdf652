import { Icon } from "#app/ui/icon.tsx";
import { counted } from "#app/ui/plural.ts";

/** What buyers think: «4,5 из 5 · 12 отзывов». */
export const ratingText = (rating: number, count: number): string =>
  `${rating.toLocaleString("ru")} из 5 · ${counted(count, ["отзыв", "отзыва", "отзывов"])}`;

/** The same, small, on a shelf; nothing while nobody has said. */
export function Rating({ rating, reviewCount }: { rating: number | null; reviewCount: number }) {
  if (rating === null) return null;
  return (
    <p className="flex items-center gap-1 text-sm text-muted">
      <Icon name="star" size="s" />
      {ratingText(rating, reviewCount)}
    </p>
  );
}
