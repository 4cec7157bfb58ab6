import { say } from "#platform/words/say.ts";
import { Section } from "#ui/section/section.tsx";
import styles from "./devices.module.css";

type Props = { /** Whether there is a companion in augmented reality. */ hasCompanion: boolean };

const listKinds = ({ hasCompanion }: Props) => [
  {
    name: say`Computers`,
    description: say`Chrome, Edge and Opera 109, Firefox 121, Safari 17.2, or newer. Windows, macOS, Linux.`,
  },
  {
    name: say`Phones and tablets`,
    description: say`iPhone and iPad with iOS 17.2, Android with Chrome or Firefox, or newer.`,
  },
  {
    name: say`Smart TVs`,
    description: say`Google TV, Fire TV, Samsung and LG sets whose browser is of 2024 or later. The arrows and OK of the remote control reach everything.`,
  },
  ...(hasCompanion
    ? [
        {
          name: say`AR glasses and headsets`,
          description: say`Browsers with WebXR, such as those of Meta Quest and Android XR, for the companion in your room. Without one it stands on the screen.`,
        },
      ]
    : []),
];

export function SupportedDevices(props: Props) {
  return (
    <Section
      heading={say`Supported devices`}
      description={say`Nothing to install. A device on your home network needs only this address.`}
    >
      <ul className={styles.kinds}>
        {listKinds(props).map(({ name, description }) => (
          <li key={name} className={styles.kind}>
            <h3 className={styles.name}>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
