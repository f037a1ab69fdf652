import { ButtonLink } from "#app/ui/button.tsx";

/** The text that another window has saved meanwhile, to be compared with the own one below. */
export function TheirPublication({
  source: { title, body },
  href,
}: {
  source: { title: string; body: string };
  href: string;
}) {
  return (
    <section aria-labelledby="theirs" className="rounded-card border border-line bg-well p-4 sm:p-5">
      <h2 id="theirs">Уже сохранено</h2>
      {title && <p className="mt-3 font-semibold">{title}</p>}
      <p className="mt-2 whitespace-pre-line">{body}</p>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink href={href} size="s">
          Оставить этот текст
        </ButtonLink>
        <span className="text-sm text-muted">Ваш текст – ниже: сохраните его, если он лучше.</span>
      </div>
    </section>
  );
}
