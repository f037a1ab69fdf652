import { useNavigate } from "@remix-run/react";
import { useEffect } from "react";

const says = /dynamically imported module|importing a module script failed|module script/i;

/** A part of the portal that could not be loaded leads one step back (specification §2), if there is a step to go back. */
export function useFailedImport(error: unknown): void {
  const navigate = useNavigate();
  const isFailedImport = error instanceof Error && says.test(error.message);
  useEffect(() => {
    if (isFailedImport && (history.state as { idx?: number } | null)?.idx) navigate(-1);
  }, [isFailedImport, navigate]);
}
