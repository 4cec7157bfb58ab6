import { useEffect, useRef } from "react";

/**
 * A ref for a form: each further attempt to send it puts the focus on the first field that is wrong.
 */
export function useFocusFirstInvalid<Form extends HTMLElement>(attempts: number) {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (attempts === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return form;
}
