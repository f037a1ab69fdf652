import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Form } from "#app/web/form.tsx";
import type { FeedSort, FeedView } from "../contract.ts";

const formId = "arrange";

/** The one form of the switches below, wherever they stand: what is pressed is remembered for the person. */
export function ArrangeForm() {
  return (
    <Form id={formId} repeatable data-keep-scroll>
      <input type="hidden" name="intent" value="arrange" />
    </Form>
  );
}

const row = "flex flex-none rounded-control bg-well p-1";
const press =
  "min-h-9 rounded-[0.5rem] text-soft hover:text-ink aria-pressed:bg-surface aria-pressed:text-link aria-pressed:shadow-card";

/** The two display modes of the specification (§2): card and tile. */
export function ViewSwitch({ view }: { view: FeedView }) {
  return (
    <fieldset className={row}>
      <legend className="sr-only">Вид ленты</legend>
      <ViewButton value="card" icon="view-cards" text="Карточки" current={view} />
      <ViewButton value="tile" icon="view-tiles" text="Плитка" current={view} />
    </fieldset>
  );
}

function ViewButton(props: { value: FeedView; icon: IconName; text: string; current: FeedView }) {
  const { value, icon, text, current } = props;
  return (
    <button
      type="submit"
      form={formId}
      name="view"
      value={value}
      aria-pressed={value === current}
      className={`grid size-9 place-items-center ${press}`}
    >
      <Icon name={icon} />
      <span className="sr-only">{text}</span>
    </button>
  );
}

const sorts: Record<FeedSort, string> = { new: "Новые", discussed: "Обсуждаемые" };

/** In which order: as they came, or by the talk under them. */
export function SortSwitch({ sort }: { sort: FeedSort }) {
  return (
    <fieldset className={row}>
      <legend className="sr-only">Порядок</legend>
      {Object.entries(sorts).map(([value, text]) => (
        <button
          key={value}
          type="submit"
          form={formId}
          name="sort"
          value={value}
          aria-pressed={value === sort}
          className={`px-3 text-sm ${press}`}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
