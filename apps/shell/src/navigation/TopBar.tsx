import { useWorkScreen } from '../ground/use-work-screen';
import { HelpButton } from '../help-centre/HelpButton';
import { AccountMenu } from './AccountMenu';
import { BranchSelector } from './BranchSelector';
import { HomeLink } from './HomeLink';
import { KeysButton } from './KeysButton';
import { LiveDot } from './LiveDot';
import { Tabs } from './Tabs';
import styles from './top-bar.module.css';

/** 56 px and its line: mark, branch, tabs, live dot, help, account. Branch and tabs belong to work screens only. */
export function TopBar() {
  const isWorkScreen = useWorkScreen();
  return (
    <header className={styles['bar']}>
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
