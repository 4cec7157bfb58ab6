import { useEffect, useRef } from "react";

/** A ref for a form: focuses the first invalid field after each attempt to submit. */
export function useFocusFirstInvalid<Form extends HTMLElement>(attempts: number) {
  const form = useRef<Form>(null);
  useEffect(() => {
    if (attempts === 0) return;
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);
  return form;
}
