import { Card } from "./card.tsx";
import { Icon } from "./icon.tsx";

type HowItWorksProps = {
  id?: string;
  title?: string;
  /** What is good to know here, a sentence each. */
  words?: string[];
  links?: { href: string; text: string }[];
};

/** A card of the column beside a page: how its matter works and where to go from it. */
export function HowItWorks({ id = "how", title = "Как это устроено", words = [], links = [] }: HowItWorksProps) {
  return (
    <Card as="section" pad="s" labelledBy={`${id}-title`}>
      <h2 id={`${id}-title`} className="text-base">
        {title}
      </h2>
      {words.map((one) => (
        <p key={one} className="mt-2 text-sm text-soft">
          {one}
        </p>
      ))}
      {links.length > 0 && (
        <ul className="mt-2">
          {links.map(({ href, text }) => (
            <li key={href}>
              <a className="flex min-h-9 items-center gap-2 text-sm text-link" href={href}>
                <Icon name="chevron-right" size="s" />
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
