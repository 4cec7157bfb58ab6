import type { CurrentSession } from "@goldmane/contracts/account/schema";
import { type FormEvent, useState } from "react";
import { ApiError } from "#platform/api.ts";
import { say } from "#platform/words/say.ts";
import { useSignIn } from "./sign-in/queries.ts";

/** 'Signing In...' is shown at least this long. */
const signingInAtLeastMs = 1000;

/** The state of the e-mail sign-in. A failure resets it, is logged and becomes a message. */
export function useEmailLogin(onEntered: (session: CurrentSession) => void) {
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  /** Null until the server asks for a code. */
  const [code, setCode] = useState<string | null>(null);
  const [isSigningIn, setSigningIn] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { mutateAsync: signIn } = useSignIn();
  const canSubmit = email !== "" && password !== "" && code !== "" && !isSigningIn;

  const signInSlowly = async (form: HTMLFormElement) => {
    setSigningIn(true);
    setProblem(null);
    const answered = signIn({ email, password, ...(code !== null && { code }) });
    const [outcome] = await Promise.allSettled([answered, waitFor(signingInAtLeastMs)]);
    setSigningIn(false);
    if (outcome.status === "fulfilled") return onEntered(outcome.value);
    if (outcome.reason instanceof ApiError && outcome.reason.code === "CODE_REQUIRED") {
      setProblem(code === null ? null : describeFailure(outcome.reason));
      setCode("");
      return focusField(form, "code");
    }
    reportError(outcome.reason);
    setProblem(describeFailure(outcome.reason));
    // A rate-limited code was not checked, so it can still be right.
    if (outcome.reason instanceof ApiError && outcome.reason.code === "TOO_MANY_REQUESTS") return;
    setCode(null);
    setPassword("");
    focusField(form, "password");
  };

  return {
    email,
    password,
    code,
    setCode,
    setEmail,
    setPassword,
    canSubmit,
    isSigningIn,
    problem,
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (canSubmit) void signInSlowly(event.currentTarget);
    },
  };
}

/** Moves the focus from the submit button to the field to fill in again. */
function focusField(form: HTMLFormElement, name: string): void {
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

function waitFor(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function describeFailure(error: unknown): string {
  if (error instanceof ApiError && error.status < 500 && error.displayMessage)
    return error.displayMessage;
  return say`Can’t reach the server. Check your connection and try again.`;
}
