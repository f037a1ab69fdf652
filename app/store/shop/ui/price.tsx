import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { classes } from "#app/ui/classes.ts";
import { counted } from "#app/ui/plural.ts";

type Props = { points: number | null; money: number | null; oldPoints?: number | null; big?: boolean };

/** What something costs: points first, or roubles where money buys it too. */
export function Price({ points, money, oldPoints, big }: Props) {
  return (
    <p className={classes("font-semibold wrap-anywhere", big && "text-2xl")}>
      {points !== null && counted(points, pointForms)}
      {oldPoints != null && points !== null && oldPoints > points && (
        <s className="ml-2 inline-block text-sm font-normal whitespace-nowrap text-muted">
          {oldPoints.toLocaleString("ru")}
        </s>
      )}
      {money !== null &&
        (points === null ? moneyText(money) : <span className="text-soft">{` или ${moneyText(money)}`}</span>)}
    </p>
  );
}

/** Kopecks as roubles: «1 499,90 ₽». */
export const moneyText = (kopecks: number): string =>
  new Intl.NumberFormat("ru", {
    style: "currency",
    currency: "RUB",
    minimumFractionDigits: kopecks % 100 ? 2 : 0,
  }).format(kopecks / 100);

/** What is paid, in words: «60 баллов и 399,90 ₽». */
export const sumText = ({ points, money }: { points: number; money: number }): string =>
  [points > 0 || money === 0 ? counted(points, pointForms) : "", money > 0 ? moneyText(money) : ""]
    .filter(Boolean)
    .join(" и ");

/** What one of a thing costs, in words: «60 баллов», «600 ₽», «60 баллов или 600 ₽». */
export const priceText = ({ points, money }: { points: number | null; money: number | null }): string =>
  [points === null ? "" : counted(points, pointForms), money === null ? "" : moneyText(money)]
    .filter(Boolean)
    .join(" или ");

type Total = { total: number; money: number; either: { points: number; money: number } };

/** What a cart costs, in words: «10 баллов», «10 баллов и 600 ₽», «10 баллов и ещё 60 баллов или 600 ₽». */
export function totalText({ total, money, either }: Total): string {
  if (either.money === 0) return sumText({ points: total, money });
  const must = { points: total - either.points, money: money - either.money };
  const choice = priceText(either);
  return must.points + must.money === 0 ? choice : `${sumText(must)} и ещё ${choice}`;
}
