export { YearChart, type YearChartProps } from './YearChart.tsx';
