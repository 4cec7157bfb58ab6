import {
  type RegistrationMode,
  registrationModes,
  type ServerSettings,
} from "@goldmane/contracts/admin/settings";
import { serverNameMaxLength } from "@goldmane/contracts/admin/limits";
import { languages } from "@goldmane/contracts/languages";
import { say } from "#platform/words/say.ts";
import { languageNames } from "#platform/words/languages.ts";
import { Section } from "#ui/section/section.tsx";
import { SettingChoice } from "./setting-choice.tsx";
import { SettingText } from "./setting-text.tsx";

const modeNames = (): Readonly<Record<RegistrationMode, string>> => ({
  closed: say`No one`,
  invite: say`People with an invite`,
  open: say`Anyone`,
});

/** The server's name and language, and who can sign up. */
export function GeneralSection({ settings }: { settings: ServerSettings }) {
  const { values, sources } = settings;
  return (
    <Section heading={say`General`} description={say`Changes take effect immediately.`}>
      <SettingText
        name="serverName"
        label={say`Server name`}
        help={say`Shown as the sender of e-mails.`}
        maxLength={serverNameMaxLength}
        value={values.serverName}
        source={sources.serverName}
      />
      <SettingChoice
        name="defaultLanguage"
        label={say`Default language`}
        help={say`Used when a device’s language isn’t available.`}
        choices={languages.map((value) => ({ value, name: languageNames[value] }))}
        value={values.defaultLanguage}
        source={sources.defaultLanguage}
      />
      <SettingChoice
        name="registration"
        label={say`Who can sign up`}
        help={say`Existing accounts can always sign in.`}
        choices={registrationModes.map((value) => ({ value, name: modeNames()[value] }))}
        value={values.registration}
        source={sources.registration}
      />
    </Section>
  );
}
