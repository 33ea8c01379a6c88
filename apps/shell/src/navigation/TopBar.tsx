import { useWorkScreen } from '../shell-context/use-work-screen';
import { HelpButton } from '../help-centre/HelpButton';
import { AccountMenu } from './AccountMenu';
import { BranchSelector } from './BranchSelector';
import { HomeLink } from './HomeLink';
import { KeysButton } from './KeysButton';
import { LiveDot } from './LiveDot';
import { Tabs } from './Tabs';
import styles from './top-bar.module.css';

/** Branch and tabs are shown only on work screens. */
export function TopBar() {
  const isWorkScreen = useWorkScreen();
  return (
    <header className={styles['bar']} data-frame-header>
      <HomeLink />
      {isWorkScreen && <BranchSelector />}
      {isWorkScreen && <Tabs />}
      <span className={styles['end']}>
        <LiveDot />
        <KeysButton />
        <HelpButton />
        <AccountMenu />
      </span>
    </header>
  );
}
