import { Button, Cluster, ErrorState, LiveIndicator, LoadingState, Stack, Text, TextButton } from '@portal/ui';
import { calls, type SignedInDevice } from '@portal/contracts';
import { useRead } from '@portal/web-kit';
import { Laptop, MonitorSmartphone, Smartphone, Tablet } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { devicesMessages as messages } from '../messages';
import { useEndDevice, useEndOtherDevices } from '../api/end-devices';
import { useDeviceTimes } from '../use-device-times';
import styles from './device-list.module.css';

const icons: Readonly<Record<SignedInDevice['kind'], ReactNode>> = {
  desktop: <Laptop />,
  phone: <Smartphone />,
  tablet: <Tablet />,
  other: <MonitorSmartphone />,
};

/** Few enough for a loading state of the same height. */
const MAX_FIRST = 3;

export function DeviceList() {
  const { data, isPending, isError, refetch, isRefetching } = useRead(calls.listSessions);
  const end = useEndDevice();
  const endOthers = useEndOtherDevices();
  const list = useRef<HTMLUListElement>(null);
  const [showsAll, setShowsAll] = useState(false);
  if (isPending) return <LoadingState label={messages.loading} shape="rows" count={MAX_FIRST} />;
  if (isError) {
    return <ErrorState message={messages.failed} onRetry={() => void refetch()} isRetrying={isRefetching} />;
  }
  const hasOthers = data.some(({ current }) => !current);
  const shown = showsAll ? data : data.slice(0, MAX_FIRST);
  // The pressed button disappears, also with its row, and the focus would go to the top of the page.
  const focusList = () => list.current?.focus();
  return (
    <Stack gap={2}>
      <ul ref={list} tabIndex={-1} aria-label={messages.title} className={styles.devices}>
        {shown.map((device) => (
          <DeviceRow
            key={device._id}
            device={device}
            onEnd={() => {
              focusList();
              end.mutate(device);
            }}
          />
        ))}
      </ul>
      {hasOthers ? (
        <Cluster gap={4}>
          {data.length > shown.length ? (
            <TextButton
              onPress={() => {
                focusList();
                setShowsAll(true);
              }}
            >
              {messages.all(data.length)}
            </TextButton>
          ) : null}
          <TextButton
            onPress={() => {
              focusList();
              endOthers.mutate();
            }}
          >
            {messages.signOutAll}
          </TextButton>
        </Cluster>
      ) : (
        <Text as="p" tone="secondary">
          {messages.onlyThis}
        </Text>
      )}
    </Stack>
  );
}

function DeviceRow({ device, onEnd }: { readonly device: SignedInDevice; readonly onEnd: () => void }) {
  const times = useDeviceTimes(device);
  const name = messages.name(device.browser, device.system);
  return (
    <li className={styles.device}>
      {icons[device.kind]}
      <div className={styles.text}>
        <Text as="p" weight="medium">
          {name}
        </Text>
        <Text as="p" size="sm" tone="muted" isTabular>
          {times}
        </Text>
      </div>
      {device.current ? (
        <LiveIndicator>{messages.now}</LiveIndicator>
      ) : (
        <Button aria-label={messages.signOutOf(name)} onPress={onEnd}>
          {messages.signOut}
        </Button>
      )}
    </li>
  );
}
