import { href } from "#app/web/urls.ts";
import type { PointsGlance as View } from "../contract.ts";
import { balance } from "../routes.ts";

/** Both purses on the main page, with the way to what came of them. */
export function PointsGlance({ earned, thanks }: View) {
  return (
    <>
      <p className="text-2xl font-medium tabular-nums">{earned.toLocaleString("ru")}</p>
      <p className="text-sm text-muted">Для благодарностей ещё {thanks.toLocaleString("ru")}</p>
      <p className="mt-2 flex flex-wrap gap-x-4 text-sm">
        <a href={href(balance.statement)} className="inline-flex min-h-7 items-center">
          Выписка
        </a>
        <a href={href(balance.transfer)} className="inline-flex min-h-7 items-center">
          Перевести
        </a>
      </p>
    </>
  );
}
