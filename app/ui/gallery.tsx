import { button } from "./examples/button.tsx";
import { content } from "./examples/content.tsx";
import { dialogs } from "./examples/dialogs.tsx";
import type { ExampleSet } from "./examples/example.ts";
import { fields } from "./examples/fields.tsx";
import { form } from "./examples/form.tsx";
import { marks } from "./examples/marks.tsx";
import { messages } from "./examples/messages.tsx";
import { navigation } from "./examples/navigation.tsx";
import { numbers } from "./examples/numbers.tsx";
import { people } from "./examples/people.tsx";
import { uploads } from "./examples/uploads.tsx";
import { Heading } from "./heading.tsx";
import { PageHeader } from "./page-header.tsx";

const sets: ExampleSet[] = [
  button,
  form,
  fields,
  uploads,
  messages,
  navigation,
  dialogs,
  people,
  content,
  numbers,
  marks,
];

/** Every component of the kit in every state; drawn at /developing/ui while developing. */
export function Gallery() {
  return (
    <div className="mx-auto max-w-page px-4 py-8 sm:px-6">
      <PageHeader title="Набор деталей «Вече»">Всё, из чего собраны страницы портала, во всех состояниях.</PageHeader>
      <nav aria-label="Детали">
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {sets.map((set) => (
            <li key={set.id}>
              <a href={`#${set.id}`} className="inline-block py-1 text-link underline underline-offset-3">
                {set.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sets.map((set) => (
        <section key={set.id} id={set.id} aria-labelledby={`${set.id}-set`} className="mt-12">
          <Heading level={2} id={`${set.id}-set`} size="l">
            {set.title}
          </Heading>
          <div className="mt-4 grid items-start gap-5 lg:grid-cols-2">
            {set.examples.map((example) => (
              <div
                key={example.name}
                className={`min-w-0 rounded-card border border-dashed border-line p-4 sm:p-5 ${example.wide ? "lg:col-span-2" : ""}`}
              >
                <p className="mb-3 text-xs text-muted">{example.name}</p>
                {example.element}
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
