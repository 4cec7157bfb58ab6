import { routes } from "#platform/routes.ts";
import { say } from "#platform/words/say.ts";
import { Button } from "#ui/button/button.tsx";
import { showToast } from "#ui/toast/toasts.ts";
import { copyText } from "#platform/device/copy-text.ts";

type Props = { title: { id: string; title: string } };

/** Copies the URL of this film's page. */
export function ShareButton({ title }: Props) {
  const share = async () => {
    const url = new URL(routes.particulars(title.id), location.origin).href;
    if (await copyText(url)) {
      showToast({ title: say`Link copied`, description: say`Share it to open ${title.title}.` });
    } else {
      showToast({ title: say`Can’t copy the link`, description: url, variant: "alarm" });
    }
  };
  return (
    <Button variant="glass" icon="out" onClick={() => void share()}>
      {say`Copy link`}
    </Button>
  );
}
