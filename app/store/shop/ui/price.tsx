import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { classes } from "#app/ui/classes.ts";
import { counted } from "#app/ui/plural.ts";

type Props = { points: number | null; money: number | null; oldPoints?: number | null; big?: boolean };

/** What something costs: points first, roubles where money buys it. */
export function Price({ points, money, oldPoints, big }: Props) {
  return (
    <p className={classes("font-semibold wrap-anywhere", big && "text-2xl")}>
      {points !== null && counted(points, pointForms)}
      {oldPoints != null && points !== null && oldPoints > points && (
        <s className="ml-2 text-sm font-normal text-muted">{oldPoints.toLocaleString("ru")}</s>
      )}
      {money !== null && <span className={points === null ? "" : "ml-2 text-soft"}>{moneyText(money)}</span>}
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
