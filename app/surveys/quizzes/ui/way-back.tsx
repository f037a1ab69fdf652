import { ButtonLink } from "#app/ui/button.tsx";

/** Leads back to what the test was opened for: a lesson of a course. */
export const WayBack = ({ back, isMain }: { back: string | undefined; isMain: boolean }) =>
  back ? (
    <ButtonLink href={back} look={isMain ? "primary" : undefined}>
      Вернуться к уроку
    </ButtonLink>
  ) : null;
