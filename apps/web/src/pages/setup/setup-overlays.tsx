import { passwordPrompt } from "#platform/prompts/password-prompt.ts";
import { useStore } from "#platform/store.ts";
import { LazyLoad } from "#ui/lazy-load/lazy-load.tsx";

const loadPassword = () =>
  import("#features/account/password-dialog.tsx").then(({ PasswordDialog }) => PasswordDialog);

/** The overlay that the wizard needs: it has no header, which has the others. */
export function SetupOverlays() {
  const asking = useStore(passwordPrompt);
  return (
    <LazyLoad load={loadPassword}>
      {(PasswordDialog) => asking && <PasswordDialog {...asking} />}
    </LazyLoad>
  );
}
