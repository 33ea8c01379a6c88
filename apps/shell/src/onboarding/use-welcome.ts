import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { routePatterns } from '@courier/shell-api';
import { useShell } from '../shell-context/shell-context';
import { readLearnedSteps, WELCOME_STEPS, writeLearnedSteps, type WelcomeStep } from './welcome-steps';

/**
 * The remaining welcome steps, only on the request screen. A step ends when it is read or done: placing an
 * order, opening order tracking, opening the command palette.
 */
export function useWelcome() {
  const { storage, ui } = useShell();
  const { pathname, search } = useLocation();
  const [learned, setLearned] = useState(() => readLearnedSteps(storage));
  const isCommandListOpen = useStore(ui, ({ overlay }) => overlay === 'commands');
  const isRequest = matchPath(routePatterns.requestRider, pathname) !== null;
  const isTracking = matchPath(routePatterns.orderTracking, pathname) !== null;
  // After an order is placed, the form navigates to it.
  const wasRequest = useRef(isRequest);

  function completeSteps(steps: readonly WelcomeStep[]): void {
    const all = WELCOME_STEPS.filter((step) => learned.includes(step) || steps.includes(step));
    if (all.length === learned.length) return;
    writeLearnedSteps(storage, all);
    setLearned(all);
  }
  const onPage = useEffectEvent(() => {
    const hasPlaced = wasRequest.current && isTracking && new URLSearchParams(search).has('order_id');
    if (isTracking) completeSteps(hasPlaced ? ['ask', 'follow'] : ['follow']);
    wasRequest.current = isRequest;
  });
  const onCommandList = useEffectEvent(() => completeSteps(['find']));
  useEffect(() => onPage(), [pathname, search]);
  useEffect(() => {
    if (isCommandListOpen) onCommandList();
  }, [isCommandListOpen]);

  return {
    steps: isRequest ? WELCOME_STEPS.filter((step) => !learned.includes(step)) : [],
    completeSteps,
    end: () => completeSteps(WELCOME_STEPS),
  };
}
