import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { sizeText } from "#app/ui/size-text.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { courseDesk } from "../desk-routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Что в пакете SCORM");

export const loader = load(async ({ api, params: { id = "", lessonId = "" }, requestId, now }) => {
  const { lessons } = await api.courseDesk.source({ id });
  const packageId = lessons.find((one) => one.id === lessonId)?.packageId;
  if (!packageId) throw data({ code: requestId, at: now }, { status: 404 });
  return { id, lessonId, report: await api.scorm.report({ id: packageId }) };
});

export default function AdminPackage() {
  const { id, lessonId, report } = useLoaderData<typeof loader>();
  const { title, fileName, version, versionFrom, parts, warnings, entries, bytes } = report;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={title}
        places={[
          { href: href(courseDesk.adminCourse, { id }), title: "Курс" },
          { href: href(courseDesk.adminLesson, { id, lessonId }), title: "Урок" },
        ]}
      >
        Пакет принят: портал сможет его открыть.
      </PageHeader>
      <Card>
        <Definitions
          items={[
            { name: "Файл", value: fileName },
            { name: "Версия", value: `SCORM ${version}: ${versionFrom}` },
            { name: "Внутри", value: `${counted(entries, ["файл", "файла", "файлов"])}, ${sizeText(bytes)}` },
          ]}
        />
      </Card>
      {warnings.length > 0 && (
        <div className="mt-4">
          <Notice look="warning" title="Обратите внимание">
            <ul className="list-disc pl-5">
              {warnings.map((warning) => (
                <li key={warning} className="wrap-anywhere">
                  {warning}
                </li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
      <Section id="parts" title="Части">
        <ol className="list-decimal space-y-2 pl-6">
          {parts.map((part) => (
            <li key={part.id} className="wrap-anywhere">
              {part.title}
              <span className="block text-sm text-muted">
                {[
                  part.path,
                  part.isSco ? "сообщает о прохождении" : "ничего не сообщает",
                  part.mastery && `проходной балл ${part.mastery}`,
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </li>
          ))}
        </ol>
      </Section>
      <ButtonLink href={href(courseDesk.adminCourse, { id })} look="primary">
        К курсу
      </ButtonLink>
    </div>
  );
}
