import { Notice } from "#app/ui/notice.tsx";

/** Inside another app nothing can be installed: one must first come out of it. Where the portal is installed it hides. */
export function InAppHint({ address }: { address: string }) {
  return (
    <div className="installed:hidden mb-5">
      <Notice look="warning" title="Страница открыта внутри другого приложения">
        Отсюда портал не установить. Откройте меню и выберите «Открыть в браузере» или скопируйте адрес в браузер:{" "}
        <span className="break-all select-all">{address}</span>
      </Notice>
    </div>
  );
}
