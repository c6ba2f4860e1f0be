import {useEffect, useState} from 'react';

/** Returns a value when it has not changed for a time, in milliseconds. */
export function useSettled<T>(value: T, time: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), time);
    return () => clearTimeout(timer);
  }, [value, time]);
  return settled;
}
