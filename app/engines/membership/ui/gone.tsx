import { Notice } from "#app/ui/notice.tsx";

/** Whoever came by an old link to a place that is no more reads so before the list of others. */
export function Gone() {
  return (
    <div className="mb-5">
      <Notice title="Этого места больше нет">Его удалили вместе со всем, что было внутри. Вот что есть сейчас.</Notice>
    </div>
  );
}
