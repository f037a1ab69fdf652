import { Card } from "#app/ui/card.tsx";
import { Difference } from "#app/ui/difference.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import type { AgreementText } from "../contract.ts";

/** The letters of a document as they were published. */
export function AgreementWords({ body }: Pick<AgreementText, "body">) {
  return (
    <Card pad="l" className="print:border-0 print:p-0">
      <RichText doc={body} />
    </Card>
  );
}

/** What is new since the version that the reader has accepted: in words, then letter by letter. */
export function AgreementChanges({ version, changes }: Pick<AgreementText, "version" | "changes">) {
  if (!changes) return null;
  return (
    <section aria-labelledby="changes" className="my-5">
      <h2 id="changes" className="text-lg">
        Что изменилось
      </h2>
      {version.changeSummary && <p className="mt-1 whitespace-pre-line text-soft">{version.changeSummary}</p>}
      <div className="mt-3">
        <Disclosure title={`Сравнить с версией ${changes.since}, которую вы приняли`}>
          <p className="mb-3 text-sm text-muted">Убранное зачёркнуто, новое подчёркнуто.</p>
          <Difference parts={changes.parts} />
        </Disclosure>
      </div>
    </section>
  );
}
